import '../pages/workbench/workbench.css'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/core'
import { fjord, harbor, marsh, type WalletOptions } from '@latchkit/devnet/page'
import { LatchkitProvider } from '@latchkit/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createLog } from '../inspector/createLog.js'
import { LogContext } from '../inspector/LogContext.js'
import { home, installWallet } from './setUpWallet.fixtures.js'
import { WalletCalls } from './WalletCalls.js'

const card = page.getByRole('region', { name: 'Wallet calls' })
const result = card.getByRole('status', { name: 'Result of the calls' })
const send = () => card.getByRole('button', { name: 'Approve and transfer' }).click()
const turn = (label: string) => card.getByRole('switch', { name: label }).click()

/** Renders the card with that wallet connected. */
async function setUp(wallet: WalletOptions) {
  const { control, connectTo } = installWallet(wallet)
  const kit = createLatchkit({ projectId: 'test', networks: [home], adapters: [wagmi()], storage: null })
  onTestFinished(() => {
    kit.destroy()
    sessionStorage.clear()
  })
  const log = createLog()
  const show = () =>
    render(
      <LogContext.Provider value={log}>
        <LatchkitProvider kit={kit}>
          <WalletCalls />
        </LatchkitProvider>
      </LogContext.Provider>,
    )
  const { unmount } = await show()
  await connectTo(kit)
  return { control, unmount, show }
}

test('default: version 2.0.0 executes both, all or none', async () => {
  await setUp(fjord)
  await expect.element(card.getByText('supported').first()).toBeVisible()
  await turn('All or none')
  await send()
  await expect.element(result).toHaveTextContent('Sent together, all or none: confirmed.')
})

test('behavior: version 1.0 does not tell whether all or none, and has no paymaster', async () => {
  await setUp(marsh)
  await turn('Paymaster, if it has one')
  await card.getByRole('textbox', { name: 'URL of the paymaster' }).fill('https://paymaster.example')
  await send()
  await expect.element(result).toHaveTextContent('the wallet does not tell whether all or none: confirmed.')
  await expect.element(result).toHaveTextContent('Without paymasterService: the wallet does not support it.')
})

test('behavior: a wallet without EIP-5792 gets one after the other, and the card says so', async () => {
  await setUp(harbor)
  await send()
  await expect
    .element(result)
    .toHaveTextContent('Sent one after the other, not all or none: 2 of 2 confirmed.')
})

test('error: a wallet without EIP-5792, and no fallback', async () => {
  await setUp(harbor)
  await turn('Else one after the other')
  await send()
  await expect.element(result).toHaveTextContent('calls-not-supported')
})

test('behavior: the wallet shows what became of them', async () => {
  const { control } = await setUp(fjord)
  await send()
  await expect.element(result).toHaveTextContent('Sent together, all or none: confirmed.')
  await card.getByRole('button', { name: 'Show in the wallet' }).click()
  await expect
    .poll(() => control.prompts)
    .toContainEqual(expect.objectContaining({ method: 'wallet_showCallsStatus', status: 'approved' }))
})

test('error: declined', async () => {
  const { control } = await setUp(fjord)
  control.set({ answer: 'reject' })
  await send()
  await expect.element(result).toHaveTextContent('user-rejected')
})

test('behavior: follows the calls of before the card was removed', async () => {
  const { control, unmount, show } = await setUp(fjord)
  control.set({ tellsCalls: false })
  await send()
  await expect.element(result).toHaveTextContent('pending …')
  await unmount()
  await show()
  await expect.element(result).toHaveTextContent('pending …')
  control.set({ tellsCalls: true })
  await expect.element(result).toHaveTextContent('Sent together, all or none: confirmed.')
})
