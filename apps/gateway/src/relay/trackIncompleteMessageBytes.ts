import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { BudgetShare } from '../server/http/createByteBudget.js'

/** Returns the size of the header of a masked frame (RFC 6455, 5.2). */
function getHeaderBytes(payload: number): number {
  return 2 + 4 + (payload < 126 ? 0 : payload < 65_536 ? 2 : 8)
}

/**
 * Tracks the bytes of the incomplete WebSocket message of a socket. They stay in memory until the message is complete, so
 * their total over all connections needs a limit.
 *
 * @param share Receives the bytes of this connection, which count towards that limit.
 */
export function trackIncompleteMessageBytes(socket: WebSocket, stream: Duplex, share: BudgetShare): void {
  let incomplete = 0
  let hasCompletedMessage = false
  const subtractFrame = (payload: number) => {
    incomplete -= getHeaderBytes(payload) + payload
  }
  socket.on('message', (data: Buffer) => {
    subtractFrame(data.length)
    hasCompletedMessage = true
  })
  socket.on('ping', (data: Buffer) => subtractFrame(data.length))
  socket.on('pong', (data: Buffer) => subtractFrame(data.length))
  // Runs after the listener of ws, which has already emitted the messages that this chunk completes.
  stream.on('data', (chunk: Buffer) => {
    incomplete += chunk.length
    // Of a fragmented message, only one frame header was subtracted, so the value can be too high. Bytes after a completed
    // message can only be from this chunk.
    if (hasCompletedMessage) incomplete = Math.min(incomplete, chunk.length)
    hasCompletedMessage = false
    share.set(Math.max(0, incomplete))
  })
}
