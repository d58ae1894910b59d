// Checks a hosted service with a key of the environment: `pnpm live jupiter`.
import { runLive } from './runLive.js'

const { text, code } = await runLive({ service: process.argv[2], environment: process.env, now: Date.now })
console.log(text)
process.exitCode = code
