import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ByteHolder } from '../http/createByteBudget.js'

/** Returns the size of the header of a masked frame (RFC 6455, 5.2). */
function getHeaderBytes(payload: number): number {
  return 2 + 4 + (payload < 126 ? 0 : payload < 65_536 ? 2 : 8)
}

/**
 * Counts the bytes of the incomplete WebSocket message of a socket, and reports them to `holder`. They stay in memory
 * until the message is complete, so a client must not hold many of them on many connections.
 */
export function countUnfinishedBytes(socket: WebSocket, stream: Duplex, holder: ByteHolder): void {
  let unfinished = 0
  let isComplete = false
  const subtractFrame = (payload: number) => {
    unfinished -= getHeaderBytes(payload) + payload
  }
  socket.on('message', (data: Buffer) => {
    subtractFrame(data.length)
    isComplete = true
  })
  socket.on('ping', (data: Buffer) => subtractFrame(data.length))
  socket.on('pong', (data: Buffer) => subtractFrame(data.length))
  // Runs after the listener of ws, which has already emitted the messages that this chunk completes.
  stream.on('data', (chunk: Buffer) => {
    unfinished += chunk.length
    // After a complete message at most the rest of the chunk remains. This corrects for the headers of fragments.
    if (isComplete) unfinished = Math.min(unfinished, chunk.length)
    isComplete = false
    holder.set(Math.max(0, unfinished))
  })
}
