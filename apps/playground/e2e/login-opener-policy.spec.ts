import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './loginFixtures.js'

test.use({ expectedErrors: [/The login frame got no window/] })

/** Serves a site on another port, with a `Cross-Origin-Opener-Policy`. */
async function serveWithPolicy(siteUrl: string, getPolicy: () => string): Promise<Server> {
  const server = createServer((incoming, response) => {
    const { method, headers } = incoming
    const outgoing = request(`${siteUrl}${incoming.url}`, { method, headers }, (answer) => {
      const policy = { 'cross-origin-opener-policy': getPolicy() }
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...policy })
      answer.pipe(response)
    })
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('error: an app of same-origin approves nothing, and says what to do; same-origin-allow-popups works', async ({
  login,
  page,
  site,
}) => {
  let policy = 'same-origin'
  const server = await serveWithPolicy(site.url, () => policy)
  await login.visit({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  await login.logIn('cora@devnet.example')
  const result = await login.run('EVM', 'Sign a message')
  const opening = page.context().waitForEvent('page')
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('same-origin-allow-popups'),
  )
  await login.frame.getByRole('button', { name: 'Open window' }).click()
  const cutOff = await opening
  await warning
  await expect(login.frame.getByRole('status')).toContainText('stays empty, close it')
  await expect(cutOff.getByText('close this window, and go back to the site')).toBeVisible()
  await cutOff.close()
  await login.frame.getByRole('button', { name: 'Decline' }).click()
  await expect(result).toContainText('rejected')

  policy = 'same-origin-allow-popups'
  await page.reload()
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  expect(await login.signMessage()).toBe(await login.getAddress('EVM'))
  server.closeAllConnections()
  server.close()
})
