/** Returns whether two texts, such as addresses, differ at most in their case. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
