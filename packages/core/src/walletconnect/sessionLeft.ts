/** What a wallet is told when the page ends its session. */
export const sessionLeft = { code: 6000, message: 'User disconnected.' }
