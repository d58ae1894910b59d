const { WebSocket } = require('ws')
const { CommonClient } = require('./CommonClient.cjs')

exports.CommonClient = CommonClient

/**
 * Opens a socket; web3.js calls it without `new`. Reconnecting is the client's business, not the socket's.
 *
 * @param {string} address
 */
exports.WebSocket = (address) => {
  // One message per turn, as in browsers: web3.js is deaf to a notification that comes in the same turn as the answer
  // that announces it.
  const socket = new WebSocket(address, { allowSynchronousEvents: false })
  // It lacks only `dispatchEvent`, which is never called.
  return /** @type {globalThis.WebSocket} */ (/** @type {unknown} */ (socket))
}
