import { accounts } from '@latchkit/test'
import { type Hex, verifyMessage, verifyTypedData } from 'viem'
import { createLetter } from '../src/actions/typedData.js'
import { chains } from '../src/chain-cards/chains.js'
import { chainReader } from './chainReader.js'
import { expect, test } from './everyChainFixtures.js'

const address = accounts[0]?.address ?? '0x'
const recipient = chains[0]?.to ?? ''

// The other specs run these flows with wagmi.
for (const name of ['ethers', 'ethers5'] as const) {
  test.describe(name, () => {
    test.beforeEach(async ({ everyChain }) => {
      await everyChain.visit(`?evm=${name}`)
      await everyChain.connect('EVM')
    })

    test('behavior: connects, signs a message and typed data, and sends', async ({ everyChain, devnet }) => {
      await expect(everyChain.fact('EVM', 'Address')).toHaveText(address)
      await expect(everyChain.fact('EVM', 'Balance')).toHaveText(/^[\d.]+ ETH$/)
      const signature = (await everyChain.answer('EVM', 'Sign a message')) as Hex
      expect(await verifyMessage({ address, message: 'Signed on EVM', signature })).toBe(true)
      const typed = (await everyChain.answer('EVM', 'Sign typed data')) as Hex
      expect(
        await verifyTypedData({ ...createLetter(31337, 'Hello, Bob!'), address, signature: typed }),
      ).toBe(true)

      const read = chainReader(devnet)
      const before = await read.getWei(recipient)
      expect(await everyChain.answer('EVM', 'Send')).toMatch(/^0x[0-9a-f]{64}$/)
      await expect.poll(async () => (await read.getWei(recipient)) - before).toBe(1n)

      await everyChain.harbor.set({ answer: 'reject' })
      for (const title of ['Sign a message', 'Sign typed data', 'Send'] as const) {
        await expect(await everyChain.run('EVM', title)).toContainText('user-rejected')
      }
    })

    test('behavior: switches networks, restores after a reload, follows its wallet, and disconnects', async ({
      everyChain,
      page,
    }) => {
      await everyChain.switcher('Devnet 31338').click()
      await expect(everyChain.fact('EVM', 'Network')).toHaveText('Devnet 31338')
      await page.reload()
      await everyChain.expectValues({ EVM: 'connected' })
      await expect(everyChain.fact('EVM', 'Network')).toHaveText('Devnet 31338')
      expect(await everyChain.harbor.prompts()).toEqual([])

      await everyChain.harbor.do('switchAccount', 2)
      await expect(everyChain.fact('EVM', 'Address')).toHaveText(accounts[2]?.address ?? '')
      await everyChain.harbor.do('switchChain', 31337)
      await expect(everyChain.fact('EVM', 'Network')).toHaveText('Devnet 31337')

      await everyChain.run('EVM', 'Disconnect')
      await everyChain.expectValues({ EVM: 'disconnected' })
      await page.reload()
      await everyChain.waitForRestore()
      // Meadow does not know the chain, so it has to be added.
      await everyChain.connect('EVM', 'Meadow')
      await everyChain.switcher('Devnet 31338').click()
      await expect(everyChain.fact('EVM', 'Network')).toHaveText('Devnet 31338')
    })
  })
}
