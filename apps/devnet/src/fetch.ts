import { findNode } from './bitcoin/findNode.js'
import { DevnetError } from './DevnetError.js'

// Before the tests, which have no time to wait for it: what the devnet runs and npm has not.
try {
  console.log(`Bitcoin node: ${(await findNode()).command}`)
} catch (error) {
  if (!(error instanceof DevnetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
