// Run by the tests in a separate process: starts a server in a process group, prints its URL, and ends as the argument
// tells.
import { createProcessGroup } from './createProcessGroup.js'

/** Ignores SIGINT and SIGTERM. */
const stubborn = `
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
  const server = require('node:net').createServer().listen(0, '127.0.0.1')
  server.on('listening', () => console.log('http://127.0.0.1:' + server.address().port))`

createProcessGroup().spawn(process.execPath, ['-e', stubborn]).stdout.pipe(process.stdout)
process.stdin.once('data', (way) => {
  if (way.toString() === 'exit') process.exit(0)
  throw new Error('crashed on purpose')
})
