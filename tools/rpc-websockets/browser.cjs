const { CommonClient } = require('./CommonClient.cjs')

exports.CommonClient = CommonClient

/**
 * Opens a socket; web3.js calls it without `new`. Reconnecting is the client's business, not the socket's.
 *
 * @param {string} address
 */
exports.WebSocket = (address) => new globalThis.WebSocket(address)
