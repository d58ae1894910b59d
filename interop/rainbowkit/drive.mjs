import assert from 'node:assert/strict'
import { checkPhone, checkWallet, expectConnected, expectDisconnected, expectResult } from '../drive.mjs'
import { expectAsked } from '../testKit.mjs'

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, devnet, check }) {
  await page.goto(url)
  const choose = async (/** @type {string} */ wallet) => {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
  }
  await check('injected: connect', async () => {
    await choose('Harbor')
    await expectConnected(page)
  })
  await checkWallet({ page, check }, { wallet: 'injected' })
  await check('injected: disconnect in the modal', async () => {
    await page.getByRole('button', { name: /0xf3.*2266/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expectDisconnected(page)
  })
  await checkPhone({ page, check, devnet }, () => choose('WalletConnect'))
}

/** @param {import('../testKit.mjs').TestKit} kit */
export async function driveWithTestKit({ page, url, chain, wallet, phone, check }) {
  const choose = async (/** @type {string} */ name) => {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await page.goto(url)
  await check('test kit: the user rejects', async () => {
    await wallet.hang()
    await choose('MetaMask')
    // It does not show a rejection that comes in the task of the click.
    await page.getByRole('dialog').getByText('Confirm connection in the extension').waitFor()
    await wallet.reject()
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).waitFor()
    await wallet.autoApprove()
    await page.reload()
  })
  await check('test kit: MetaMask connects, signs and sends', async () => {
    await choose('MetaMask')
    await expectConnected(page)
    await expectResult(page, 'Sign', 'valid signature')
    await expectResult(page, 'Send', 'success')
    await expectAsked(wallet, 'message')
    await expectAsked(wallet, 'transaction')
    assert.equal(chain.transactions.length, 1)
    await wallet.disconnect()
    await expectDisconnected(page)
  })
  await check('test kit: the phone scans the code of the modal, signs and sends', async () => {
    await choose('WalletConnect')
    await phone.scan()
    await expectConnected(page, 'connected', new RegExp(`^${phone.address}$`, 'i'))
    await expectResult(page, 'Sign', 'valid signature')
    await expectResult(page, 'Send', 'success')
    await expectAsked(phone, 'transaction')
  })
}
