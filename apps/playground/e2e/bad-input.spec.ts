import { bitcoinMalformedAnswers, hostileIcons, hostileName, solanaMalformedAnswers } from '@latchkit/test'
import type { ChainName } from './ChainCards.js'
import { expect, test } from './everyChainFixtures.js'

const unusable = 'Your wallet sent an answer that can’t be used.'

test.beforeEach(async ({ everyChain }) => {
  await everyChain.visit()
})

test('error: rejects invalid accounts on Solana with a message, and stays disconnected', async ({
  everyChain,
}) => {
  for (const kind of ['accountsNotArray', 'accountsNotAddresses', 'accountsEmpty'] as const) {
    await everyChain.lagoon.set({ malformed: solanaMalformedAnswers[kind] })
    await everyChain.getButton('Solana').click()
    await everyChain.row('Lagoon').click()
    await expect(everyChain.modal).toContainText(unusable)
    await everyChain.page.keyboard.press('Escape')
    await everyChain.expectValues({ Solana: 'disconnected' })
  }
  await everyChain.lagoon.set({ malformed: {} })
  await everyChain.connect('Solana')
})

test('error: rejects invalid accounts on Bitcoin with a message, for every wallet style', async ({
  everyChain,
}) => {
  for (const [name, wallet] of [
    ['Ingot', everyChain.ingot],
    ['Satchel', everyChain.satchel],
    ['UniSat', everyChain.minnow],
  ] as const) {
    for (const kind of ['accountsNotArray', 'accountsNotAddresses', 'accountsEmpty'] as const) {
      await wallet.set({ malformed: bitcoinMalformedAnswers[kind] })
      await everyChain.getButton('Bitcoin').click()
      await everyChain.row(name).click()
      await expect(everyChain.modal).toContainText(unusable)
      await everyChain.page.keyboard.press('Escape')
      await everyChain.expectValues({ Bitcoin: 'disconnected' })
    }
    await wallet.set({ malformed: {} })
  }
  await everyChain.connect('Bitcoin', 'UniSat')
})

test('error: rejects invalid signatures, transactions and ids, and keeps the account', async ({
  everyChain,
}) => {
  await everyChain.connect('Solana')
  await everyChain.connect('Bitcoin', 'UniSat')
  const cases = [
    ['Solana', 'Sign a message', solanaMalformedAnswers.signatureShort],
    ['Solana', 'Sign a message', solanaMalformedAnswers.signatureMissing],
    ['Solana', 'Send', { ...solanaMalformedAnswers.transactionMissing, ...solanaMalformedAnswers.hashNull }],
    ['Bitcoin', 'Sign a message', bitcoinMalformedAnswers.signatureEmpty],
    ['Bitcoin', 'Send', { ...bitcoinMalformedAnswers.txidNull, ...bitcoinMalformedAnswers.psbtNonsense }],
  ] as const
  for (const [chain, title, malformed] of cases) {
    const wallet = chain === 'Solana' ? everyChain.lagoon : everyChain.minnow
    await wallet.set({ malformed })
    await expect(await everyChain.run(chain, title)).toContainText('"wallet-response"')
  }
  await everyChain.expectValues({ Solana: 'connected', Bitcoin: 'connected' })
})

const addresses: readonly (readonly [chain: ChainName, what: string, to: string])[] = [
  ['EVM', 'a wrong checksum', '0x976eA74026E726554dB657fA54763abd0C3a0aa9'],
  ['EVM', 'garbage', 'me'],
  ['Solana', 'garbage', '0OIl'],
  ['Solana', 'an EVM address', '0x976EA74026E726554dB657fA54763abd0C3a0aa9'],
  ['Bitcoin', 'a mainnet address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['Bitcoin', 'a testnet address', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['Bitcoin', 'a wrong checksum', 'bcrt1q03j55x5vxk4tp2qs5c74y6wmtgx9g586el74s7'],
]

test('error: rejects an invalid recipient or amount before asking the wallet', async ({ everyChain }) => {
  await everyChain.connectAll()
  for (const [chain, what, to] of addresses) {
    const field = everyChain.card(chain).getByLabel('To')
    const before = await field.inputValue()
    await field.fill(to)
    await expect(await everyChain.run(chain, 'Send'), `${chain}: ${what}`).toContainText('"invalid-')
    await field.fill(before)
  }
  for (const [chain, amount] of [
    ['Solana', '0'],
    ['Solana', '-1'],
    ['Solana', String(2n ** 64n)],
    ['Bitcoin', '0'],
    ['Bitcoin', '2100000000000001'],
  ] as const) {
    await everyChain.card(chain).getByLabel('Amount').fill(amount)
    await expect(await everyChain.run(chain, 'Send'), `${chain}: ${amount}`).toContainText('"invalid-amount"')
  }
  const asked = await Promise.all(
    [everyChain.harbor, everyChain.lagoon, everyChain.ingot].map((one) => one.prompts()),
  )
  expect(asked.flat().filter((prompt) => !/onnect|eth_requestAccounts/.test(prompt))).toEqual([])
})

test.describe('malicious wallets', () => {
  test.use({ expectedErrors: [/A Bitcoin wallet .*is left out/] })

  test('behavior: a hostile name and icon are displayed safely', async ({ everyChain, page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await everyChain.lagoon.set({ name: hostileName, icon: hostileIcons.scriptedSvg })
    await everyChain.ingot.set({ icon: hostileIcons.remote })
    await everyChain.satchel.set({ name: hostileName })
    await everyChain.twinSolana.set({ icon: hostileIcons.html })
    await page.reload()
    await everyChain.button.click()
    await expect(everyChain.row('Harbor')).toBeVisible()
    expect(await everyChain.modal.locator('script, img[onerror], iframe').count()).toBe(0)
    const shown = await everyChain.modal.textContent()
    expect(shown?.length).toBeLessThan(1500)
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/)
    // The changed icon no longer identifies the two namespaces as one wallet.
    await expect(everyChain.row('Twin')).toHaveCount(2)
    expect(await page.evaluate(() => Reflect.get(globalThis, '__hostile'))).toBeUndefined()
    expect(requested.filter((url) => url.includes('tracker.invalid'))).toEqual([])
  })
})
