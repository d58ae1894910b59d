/** The context with which the key of a link is encrypted on this device. */
export const linkKeyContext = 'link'
