import { type Devnet, nameResolvers } from '@latchkit/devnet'
import { accounts } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { createPublicClient, http, parseEther } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import {
  connectAccount,
  createGatewayFixtures,
  type DataFixtures,
  getButton,
  openSettings,
} from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { finishSent } from './finishSent.js'
import { test as base, expect } from './fixtures.js'

/** `test` with a gateway at which names can be registered. */
const test = base.extend<DataFixtures>(createGatewayFixtures())

const resolve = ({ chains }: Devnet, name: string) =>
  createPublicClient({ transport: http(chains[0]?.rpcUrl) }).getEnsAddress({
    name,
    universalResolverAddress: nameResolvers.universal,
  })

test('default: a name is registered, shown in the account, and resolved by viem', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const dialog = await connectAccount(page, dataUrl, 'Meadow')
  await getButton(page).click()
  await openSettings(dialog)
  await dialog.getByRole('button', { name: 'Choose a name' }).click()
  await dialog.getByRole('button', { name: 'Choose name' }).click()
  await dialog.getByLabel('Name').fill('Captain')
  await expect(dialog.getByText('captain.devnet.eth is available.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Register name' }).click()
  await expect(dialog.getByText('captain.devnet.eth is yours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Let’s go' }).click()
  await expect(dialog.getByRole('button', { name: 'Settings captain.devnet.eth' })).toBeVisible()
  const owner = await resolve(devnet, 'captain.devnet.eth')
  expect(accounts.map(({ address }) => address)).toContain(owner)

  // Without the modal: the name is changed, and then released.
  await page.keyboard.press('Escape')
  const output = page.getByLabel('Name', { exact: true })
  const click = (name: string) => page.getByRole('button', { name }).click()
  await click('Set the bio')
  await expect(output).toContainText('"bio":"Likes boats"')
  await click('Set the address on Devnet 31338')
  await expect(output).toContainText(`"${2 ** 31 + 31_338}":"${otherAddress}"`)
  await click('Resolve it there')
  await expect(output).toContainText(`"address":"${otherAddress}"`)
  await click('Release the name')
  await expect(output).toHaveText('No name · "done"')
  expect(await resolve(devnet, 'captain.devnet.eth')).toBeNull()
})

const otherAddress = '0x2222222222222222222222222222222222222222'

const coinType = 2 ** 31 + 31_337

/** A change as the owner signs it: written by hand, because the specs import no package that must be built. */
type Change = {
  readonly primaryType: 'RegisterName' | 'SetNameAddress'
  readonly purpose: string
  readonly name: string
  readonly details: Readonly<Record<string, unknown>>
}

const commonFields = [
  { name: 'purpose', type: 'string' },
  { name: 'name', type: 'string' },
  { name: 'zone', type: 'string' },
  { name: 'gateway', type: 'string' },
  { name: 'owner', type: 'address' },
  { name: 'nonce', type: 'string' },
]
const types = {
  RegisterName: [...commonFields, { name: 'attributes', type: 'Attribute[]' }],
  SetNameAddress: [
    ...commonFields,
    { name: 'coinType', type: 'uint256' },
    { name: 'address', type: 'string' },
  ],
  Attribute: [
    { name: 'key', type: 'string' },
    { name: 'value', type: 'string' },
  ],
}

/** Signs a change, and sends it to the gateway. */
async function signAndPost(
  { url, projectId }: NonNullable<Devnet['gateway']>,
  path: string,
  account: PrivateKeyAccount,
  { primaryType, purpose, name, details }: Change,
) {
  const nonceResponse = await fetch(`${url}/v1/profile/nonce?projectId=${projectId}`)
  const { nonce } = await nonceResponse.json()
  const fields = { purpose, name, zone: 'devnet.eth', gateway: url, owner: account.address, nonce }
  const typedData = {
    domain: { name: 'Registered names', version: '2', chainId: 31_337 },
    types,
    primaryType,
    message: { ...fields, ...details },
  }
  const signature = await account.signTypedData(typedData)
  const message = JSON.stringify(typedData.message)
  const response = await fetch(`${url}/v1/profile/account${path}`, {
    method: 'POST',
    body: JSON.stringify({ message, signature, coin_type: coinType, address: account.address }),
  })
  expect(await response.text()).toContain(account.address)
}

/** Registers a name for a new account. Returns the account. */
async function register({ gateway }: Devnet, name: string): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  if (!gateway) throw new Error('the devnet has no gateway')
  const purpose = 'Register this name'
  const details = { attributes: [] }
  await signAndPost(gateway, '', account, { primaryType: 'RegisterName', purpose, name, details })
  return account
}

/** Connects a wallet, and fills the form. */
async function openSend(page: Page, dataUrl: string, recipient: string): Promise<Locator> {
  const dialog = await connectAccount(page, dataUrl)
  await getButton(page).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByLabel('Amount').fill('0.25')
  await dialog.getByLabel('To', { exact: true }).fill(recipient)
  return dialog
}

test('behavior: a transfer to a name that ENS reads from the gateway (CCIP-Read) arrives', async ({
  page,
  devnet,
}) => {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const { address } = await register(devnet, 'sailor.devnet.eth')
  // Without a data API, only ENS resolves the name.
  const dialog = await openSend(page, 'none', 'free.eth')
  await expect(dialog.getByText('This name isn’t registered.')).toBeVisible()
  await dialog.getByLabel('To', { exact: true }).fill('Sailor.devnet.eth')
  await expect(dialog.getByText(address.slice(-4), { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Review' }).click()
  // By role: the inert copy of the form, which fades out, has the name too.
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'To sailor.devnet.eth' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '0.25 ETH' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await finishSent(page)
  await expect.poll(() => client.getBalance({ address })).toBe(parseEther('0.25'))
})

test('behavior: a name that gets another address during the review sends nothing to the old one', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const owner = await register(devnet, 'pilot.devnet.eth')
  const { address } = privateKeyToAccount(generatePrivateKey())
  const dialog = await openSend(page, dataUrl, 'pilot.devnet.eth')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('heading', { name: '0.25 ETH' })).toBeVisible()
  const change = {
    primaryType: 'SetNameAddress',
    purpose: 'Change an address of this name',
    name: 'pilot.devnet.eth',
    details: { coinType, address },
  } as const
  if (devnet.gateway) await signAndPost(devnet.gateway, '/pilot.devnet.eth/address', owner, change)
  const send = dialog.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(dialog.getByText('The name has a new address')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await send.click()
  await finishSent(page)
  await expect.poll(() => client.getBalance({ address })).toBe(parseEther('0.25'))
  expect(await client.getBalance({ address: owner.address })).toBe(0n)
})
