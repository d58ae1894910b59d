import { fdatasync, openSync, write } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type WebSocket, WebSocketServer } from 'ws'

// The least that a relay with durable messages must do: it appends each message to a file, with one fsync for all that arrived
// meanwhile, and responds then. `measureRelayLimit` starts it.

const fd = openSync(join(process.env.DATA_DIR ?? '.', 'messages.log'), 'a')
let waiting: { readonly data: Buffer; readonly socket: WebSocket }[] = []
let isWriting = false

function writeBatch() {
  isWriting = true
  const batch = waiting
  waiting = []
  write(fd, Buffer.concat(batch.map(({ data }) => data)), (error) => {
    if (error) throw error
    fdatasync(fd, (failure) => {
      if (failure) throw failure
      for (const { data, socket } of batch) {
        const id = /^\{"id":(\d+)/.exec(data.toString('latin1', 0, 32))?.[1]
        socket.send(`{"id":${id},"jsonrpc":"2.0","result":true}`)
      }
      if (waiting.length > 0) writeBatch()
      else isWriting = false
    })
  })
}

const server = createServer()
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    waiting.push({ data, socket })
    if (!isWriting) writeBatch()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`listening: relay ws://127.0.0.1:${address.port}`)
})
