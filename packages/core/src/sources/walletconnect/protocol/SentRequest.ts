/** A request that the SDK is sending to the wallet. */
export type SentRequest = { readonly id: number; readonly topic: string }
