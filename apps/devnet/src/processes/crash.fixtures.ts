// Run as a program of its own by the tests: starts a server in a nursery, says where it is, and ends as it is told to.
import { createNursery } from './createNursery.js'

/** Does not end by Ctrl-C, nor when asked to. */
const stubborn = `
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
  const server = require('node:net').createServer().listen(0, '127.0.0.1')
  server.on('listening', () => console.log('http://127.0.0.1:' + server.address().port))`

createNursery().spawn(process.execPath, ['-e', stubborn]).stdout.pipe(process.stdout)
process.stdin.once('data', (way) => {
  if (way.toString() === 'exit') process.exit(0)
  throw new Error('crashed on purpose')
})
