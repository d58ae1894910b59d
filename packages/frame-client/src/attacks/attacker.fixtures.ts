// A page that posts what the test commands: to its parent, or to another frame of the parent.
import { runAttacker } from './runAttacker.fixtures.js'

runAttacker()
