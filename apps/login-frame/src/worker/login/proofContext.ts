/** The context of the encryption of a provider's proof on this device. */
export const proofContext = 'proof'
