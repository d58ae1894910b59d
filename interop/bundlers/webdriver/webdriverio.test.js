import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { remote } from 'webdriverio'
import { startDapp } from './dapp.js'

const wallets = readFileSync(fileURLToPath(import.meta.resolve('@latchkit/test/wallets.js')), 'utf8')
const { CHROMIUM, CHROMEDRIVER, CHROMIUM_ARGS } = process.env

let dapp
let browser
let chromedriver

before(async () => {
  dapp = await startDapp()
  // WebdriverIO would leave its own running.
  chromedriver = spawn(CHROMEDRIVER, ['--port=0'])
  browser = await remote({
    ...{ hostname: '127.0.0.1', port: await readPort(chromedriver.stdout), logLevel: 'error' },
    capabilities: {
      browserName: 'chrome',
      webSocketUrl: true,
      'goog:chromeOptions': { binary: CHROMIUM, args: ['--headless', ...JSON.parse(CHROMIUM_ARGS)] },
    },
  })
  // Its init scripts are functions, whose arguments are values.
  await browser.addInitScript((source) => {
    new Function(source)()
    window.latchkitWallets.install()
  }, wallets)
})
after(async () => {
  await browser?.deleteSession()
  chromedriver?.kill()
  dapp?.stop()
})

/** Reads the port in the first lines of its output. */
async function readPort(output) {
  let text = ''
  for await (const part of output) {
    text += part
    const [, port] = /successfully on port (\d+)/.exec(text) ?? []
    if (port) return Number(port)
  }
  throw new Error(`ChromeDriver did not start: ${text}`)
}

const expectStatus = async (pattern) => {
  const status = await browser.$('[role=status]')
  await browser.waitUntil(async () => pattern.test(await status.getText()), { timeout: 20_000 })
}

test('connects, pays, and follows the user who switches the account', async () => {
  await browser.url(dapp.url)
  await browser.$('button=Connect').click()
  await expectStatus(/^Connected: 0xf39f/i)
  await browser.$('button=Pay').click()
  await expectStatus(/^Paid in block 1$/)
  const methods = await browser.execute(() =>
    window.latchkitWallets.wallets.harbor.prompts.map(({ method }) => method),
  )
  assert.deepEqual(methods, ['eth_requestAccounts', 'eth_sendTransaction'])
  await browser.execute(() => window.latchkitWallets.wallets.harbor.switchAccount(1))
  await expectStatus(/^Connected: 0x7099/i)
})
