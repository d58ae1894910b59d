import { bitcoinAccounts } from '@latchkit/test'
import { chains } from '../src/chain-cards/chains.js'
import { chainReader } from './chainReader.js'
import { expect, test } from './everyChainFixtures.js'
import { verifyBip322 } from './verifyBip322.js'

const address = bitcoinAccounts[0]?.payment.address ?? ''
const bitcoin = chains.find(({ namespace }) => namespace === 'bip122')

// One wallet per location of Bitcoin providers.
for (const wallet of ['Ingot', 'Satchel', 'UniSat', 'OKX Wallet', 'Leather']) {
  test(`behavior: ${wallet} connects, signs, sends and disconnects`, async ({ everyChain, devnet }) => {
    const { getSats } = chainReader(devnet)
    const before = await getSats(bitcoin?.to ?? '')
    await everyChain.visit()
    await everyChain.connect('Bitcoin', wallet)
    await expect(everyChain.fact('Bitcoin', 'Address')).toHaveText(address)
    const signature = await everyChain.answer('Bitcoin', 'Sign a message')
    expect(verifyBip322({ address, message: 'Signed on Bitcoin', signature })).toBe(true)
    expect(await everyChain.answer('Bitcoin', 'Send')).toMatch(/^[0-9a-f]{64}$/)
    await expect.poll(async () => (await getSats(bitcoin?.to ?? '')) - before).toBe(1000n)
    await everyChain.run('Bitcoin', 'Disconnect')
    await everyChain.expectValues({ Bitcoin: 'disconnected' })
    await everyChain.page.reload()
    await everyChain.waitForRestore()
  })
}
