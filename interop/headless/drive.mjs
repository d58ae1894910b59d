import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expectConnected, expectDisconnected, expectOutput, expectResult } from '../drive.mjs'

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, devnet, check, folder }) {
  const module = join(folder, 'node_modules/headless-web3-provider/dist/module.mjs')
  const { injectHeadlessWeb3Provider, Web3RequestKind } = await import(pathToFileURL(module).href)
  const [chain] = devnet.chains
  const account = devnet.accounts[1]
  if (!chain || !account) throw new Error('The devnet has no chain or account.')
  const address = new RegExp(`^${account.address}$`, 'i')
  const wallet = await injectHeadlessWeb3Provider(page, [account.privateKey], chain.id, chain.rpcUrl)
  await page.goto(url)
  const open = () => page.getByRole('button', { name: 'Connect wallet' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Headless Web3 Provider' })

  await check('the modal lists the wallet once', async () => {
    await open()
    await row.first().waitFor()
    const rows = await page.getByRole('listitem').allInnerTexts()
    if (rows.length !== 1) throw new Error(`The modal lists ${rows.join(', ')}.`)
  })
  await check('declined connect', async () => {
    await row.getByRole('button').click()
    await wallet.reject(Web3RequestKind.RequestAccounts)
    await page.getByText('Request declined').first().waitFor()
    await expectDisconnected(page)
  })
  await check('connect', async () => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await wallet.authorize(Web3RequestKind.RequestAccounts)
    await expectConnected(page, 'connected', address)
  })
  await check('sign typed data', async () => {
    await page.getByRole('button', { name: 'Sign typed data' }).click()
    await wallet.authorize(Web3RequestKind.SignTypedDataV4)
    await expectOutput(page, 'Result', 'valid signature')
  })
  // headless-web3-provider 0.3.2 signs the hexadecimal text of a message in place of its bytes, which no verifier accepts.
  await check('an invalid signature of a message is refused', async () => {
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.authorize(Web3RequestKind.SignMessage)
    await expectOutput(page, 'Result', 'it is not a signature of')
  })
  await check('send', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await wallet.authorize(Web3RequestKind.SendTransaction)
    await expectOutput(page, 'Result', 'success')
  })
  await check('disconnect, also after a reload', async () => {
    await expectResult(page, 'Leave', 'disconnected')
    await page.reload()
    await expectDisconnected(page)
  })
}
