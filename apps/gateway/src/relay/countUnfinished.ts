import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ByteHolder } from '../http/createByteBudget.js'

/** Bytes of a client's frame around its payload: RFC 6455, 5.2. */
function headerBytes(payload: number): number {
  return 2 + 4 + (payload < 126 ? 0 : payload < 65_536 ? 2 : 8)
}

/**
 * Counts the bytes a client has sent of a text that is not complete: they are in memory, and a client may leave them
 * there on each of its connections.
 */
export function countUnfinished(socket: WebSocket, stream: Duplex, holder: ByteHolder): void {
  let unfinished = 0
  let isComplete = false
  const finish = (payload: number) => {
    unfinished -= headerBytes(payload) + payload
  }
  socket.on('message', (data: Buffer) => {
    finish(data.length)
    isComplete = true
  })
  socket.on('ping', (data: Buffer) => finish(data.length))
  socket.on('pong', (data: Buffer) => finish(data.length))
  // After ws, which has emitted what the chunk completes.
  stream.on('data', (chunk: Buffer) => {
    unfinished += chunk.length
    // What follows a complete text is at most the rest of the chunk: this corrects for the headers of its fragments.
    if (isComplete) unfinished = Math.min(unfinished, chunk.length)
    isComplete = false
    holder.set(Math.max(0, unfinished))
  })
}
