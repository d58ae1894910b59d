import { WebSocket } from 'ws'
import { describeConnectionError } from '../../foundation/describeConnectionError.js'
import { CheckError } from './Finding.js'
import { checkTimeoutMs } from './request.js'

/** Sends one message over a WebSocket, and returns the first response. */
export function requestOverSocket(url: string, body: unknown, fix: string): Promise<string> {
  const socket = new WebSocket(url, { handshakeTimeout: checkTimeoutMs })
  return new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new CheckError(`There is no response (${reason}).`, fix))
    const timer = setTimeout(() => fail('no response in time'), checkTimeoutMs)
    socket.on('close', () => clearTimeout(timer))
    socket.on('open', () => socket.send(JSON.stringify(body)))
    socket.on('message', (data) => resolve(String(data)))
    socket.on('error', (error) => fail(describeConnectionError(error)))
  }).finally(() => socket.terminate())
}
