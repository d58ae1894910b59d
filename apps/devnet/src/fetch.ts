import { findNode } from './bitcoin/findNode.js'
import { DevnetError } from './foundation/DevnetError.js'

// Runs before the tests: downloads the node that is not on npm, because the download exceeds test timeouts.
try {
  console.log(`Bitcoin node: ${(await findNode()).command}`)
} catch (error) {
  if (!(error instanceof DevnetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
