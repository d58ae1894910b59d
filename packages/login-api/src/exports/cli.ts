export { CommandError } from '../cli/CommandError.js'
export { runVerifyFrame } from '../cli/runVerifyFrame.js'
