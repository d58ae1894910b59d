// Limits and times of the protocol, with the unit in each name.

/** Size of a message: UTF-8 bytes of its texts and keys, and 8 bytes for each other value. */
export const messageBytesMax = 262_144

/** Length of the id of a request. */
export const idLengthMax = 64

/** Nesting depth of the values of a message; the message itself is the first level. */
export const nestingMax = 32

/** Messages that a host accepts from its parent in one second. */
export const messagesPerSecondMax = 50

/** Number of used ids that a host keeps; the oldest ones are forgotten first. At the highest rate they last 33 minutes. */
export const usedIdsMax = 100_000

/** A frame that is not ready after this long has failed to load. */
export const frameLoadMs = 20_000

/** Delay between the frame's message `READY` and the first request. */
export const readyDelayMs = 500

/** Time limit of the requests of a login: e-mail, device, code, social account and its redirect. */
export const loginRequestMs = 30_000

/** Signing out waits this long for the frame. */
export const signOutWaitMs = 3_000

/** `z-index` of the frame's element. */
export const frameZIndex = 999_999

/** Length of the message of an error. */
export const errorMessageLengthMax = 1_000

/** Length of texts in messages, such as names and codes. */
export const textLengthMax = 512

/** Length of URLs in messages. The one that a social login returns to can contain a token. */
export const urlLengthMax = 8_192

/** Number of entries of a list in a response. */
export const listLengthMax = 100

/** A JSON-RPC method that is not allowed is refused after this long. */
export const refusalDelayMs = 300

/** Solana transactions of one request, because the frame displays each of them. */
export const transactionsMax = 10
