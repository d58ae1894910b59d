// Run as a program of its own by the tests: starts a node in a nursery, says where it is, and ends as it is told to.
import { createInterface } from 'node:readline'
import { anvilBinary } from '../parts/anvilBinary.js'
import { createNursery } from './createNursery.js'

const { stdout } = createNursery().spawn(anvilBinary(), ['--port', '0'])
createInterface({ input: stdout }).on('line', (line) => {
  if (line.startsWith('Listening on ')) console.log(line.replace('Listening on ', 'http://'))
})
process.stdin.once('data', (way) => {
  if (way.toString() === 'exit') process.exit(0)
  throw new Error('crashed on purpose')
})
