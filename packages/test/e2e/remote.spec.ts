import { accounts } from '../src/exports/index.js'
import { expect, test } from './sampleFixtures.js'

const [, shop] = accounts.map(({ address }) => address)

test('behavior: the phone scans the code on the screen, connects and pays', async ({
  page,
  phone,
  fakeChain,
  openSample,
}) => {
  await openSample('remote')
  const status = page.getByRole('status')
  await page.getByRole('button', { name: 'Connect a phone' }).click()
  await expect(page.locator('#code svg')).toBeVisible()
  await phone.scan()
  await expect(status).toHaveText(`eip155:1:${phone.address}`)
  expect(phone.sessions).toEqual(['Remote shop'])
  await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
  await expect(status).toHaveText(/^Paid 0x/)
  await expect(phone).toHaveBeenAskedToSign({ to: shop ?? null, value: 10n ** 18n })
  expect(fakeChain.transactions).toHaveLength(1)
  await phone.switchAccount(1)
  await expect(status).toHaveText(`Now ${phone.address}`)
  await phone.disconnect()
  await expect(status).toHaveText('The phone disconnected')
})

test('behavior: the phone opens the link of the app, and its user rejects', async ({
  page,
  phone,
  openSample,
}) => {
  await phone.hang()
  await openSample('remote')
  await page.getByRole('button', { name: 'Connect a phone' }).click()
  await expect(page.locator('#code svg')).toBeVisible()
  await page.getByRole('button', { name: 'Open the wallet' }).click()
  await expect.poll(() => phone.links.length).toBe(1)
  expect(phone.links[0]?.url).toMatch(/^https:\/\/wallet\.example\/wc\?uri=wc/)
  await phone.open(phone.links[0]?.uri ?? '')
  expect(await phone.reject()).toMatchObject({ kind: 'connect', status: 'rejected' })
  await expect(page.getByRole('status')).toHaveText('Failed: User rejected.')
  expect(phone.sessions).toEqual([])
})
