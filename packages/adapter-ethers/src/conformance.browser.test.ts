import { adapterConformance } from '@latchkit/core/testing'
import { openPage } from '@latchkit/devnet/page'
import { describe, expect, it } from 'vitest'
import { createEnvironment } from './environment.fixtures.js'
import { ethers5 } from './v5/ethers5.js'
import { ethers } from './v6/ethers.js'

const capabilities = { switchesNetwork: true, host: false, evm: true }

describe.each([
  ['ethers 6', ethers],
  ['ethers 5', ethers5],
])('%s', (_, create) => {
  async function make() {
    const page = openPage()
    const environment = createEnvironment(page)
    return { ...environment, factory: create(), reload: async () => create(), listeners: page.listeners }
  }
  adapterConformance({ describe, expect, it, capabilities, make })
})
