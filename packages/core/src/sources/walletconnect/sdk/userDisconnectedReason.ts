/** The reason that a wallet receives when the app ends its session. */
export const userDisconnectedReason = { code: 6000, message: 'User disconnected.' }
