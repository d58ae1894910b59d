/** The context of the encryption of a login's response key on this device. */
export const responseKeyContext = 'response key'
