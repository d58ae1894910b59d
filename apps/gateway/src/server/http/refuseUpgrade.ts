import type { Duplex } from 'node:stream'

/** Refuses an upgrade request. Clients reconnect after every response except a WebSocket close code of 3000. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  // The client may have closed the socket already.
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\nretry-after: 1\r\n\r\n`)
}
