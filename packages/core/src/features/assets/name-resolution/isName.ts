/** Whether a text is meant as a name: an address of no chain contains a dot. */
export const isName = (text: string): boolean => text.includes('.')

/** Whether a name contains only letters from a to z, digits, hyphens and underscores, which cannot look like other ones. */
export const isPlainName = (name: string): boolean => /^[\w.$-]+$/.test(name)
