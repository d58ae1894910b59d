import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

// Preloaded into each process of Node.js (NODE_OPTIONS): writes the hosts outside this machine that the process looks up or connects to
// into the file CONNECTIONS_FILE, with the program.

const file = process.env.CONNECTIONS_FILE ?? ''
const local = /^(?:127\.|::1$|localhost$|0\.0\.0\.0$|[0:]+$)/

/** @param {unknown} host */
function record(host) {
  if (typeof host === 'string' && host !== '' && !local.test(host))
    appendFileSync(file, `${host} of ${process.argv.slice(1, 3).join(' ')}\n`)
}

const { lookup } = dns
dns.lookup = Object.assign((/** @type {unknown[]} */ ...args) => {
  record(args[0])
  return Reflect.apply(lookup, dns, args)
}, lookup)

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (/** @type {unknown[]} */ ...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first) record(first.host)
  else if (typeof second === 'string') record(second)
  return Reflect.apply(connect, this, args)
}
syncBuiltinESMExports()
