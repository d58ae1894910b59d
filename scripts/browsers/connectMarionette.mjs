import { connect } from 'node:net'

/**
 * Sends commands to Firefox over Marionette, the protocol behind geckodriver: the commands of W3C WebDriver over TCP. Debian has no
 * package of geckodriver.
 *
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 * @param {number} port
 * @returns {Promise<{ send: (name: string, parameters?: object) => Promise<any>, close: () => void }>}
 */
export async function connectMarionette(port) {
  const socket = connect({ port, host: '127.0.0.1' })
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const pending = new Map()
  let buffer = Buffer.alloc(0)
  let lastId = 0

  /** @param {Error} error */
  function fail(error) {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }

  /** @type {Promise<void>} */
  const isReady = new Promise((resolve, reject) => {
    pending.set(0, { resolve, reject })
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('Firefox has closed the connection.')))
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data])
    for (let message = takeMessage(); message !== undefined; message = takeMessage()) settle(message)
  })

  /** Each message is `<length>:<JSON>`. */
  function takeMessage() {
    const colon = buffer.indexOf(':')
    if (colon < 0) return undefined
    const end = colon + 1 + Number(buffer.subarray(0, colon).toString())
    if (buffer.length < end) return undefined
    const message = JSON.parse(buffer.subarray(colon + 1, end).toString())
    buffer = buffer.subarray(end)
    return message
  }

  /** @param {any} message The greeting, or `[1, id, error, result]`. */
  function settle(message) {
    const [, id, error, result] = Array.isArray(message) ? message : [1, 0, null, message]
    const command = pending.get(id)
    pending.delete(id)
    if (error) command?.reject(Object.assign(new Error(error.message), { code: error.error }))
    else command?.resolve(result)
  }

  await isReady
  return {
    send(name, parameters = {}) {
      lastId += 1
      const id = lastId
      const text = JSON.stringify([0, id, name, parameters])
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject })
        socket.write(`${Buffer.byteLength(text)}:${text}`)
      })
    },
    close: () => void socket.destroy(),
  }
}
