import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Browser, Builder, By, until } from 'selenium-webdriver'
import chrome from 'selenium-webdriver/chrome.js'
import { startDapp } from './dapp.js'

const wallets = readFileSync(fileURLToPath(import.meta.resolve('@latchkit/test/wallets.js')), 'utf8')
const { CHROMIUM, CHROMEDRIVER, CHROMIUM_ARGS } = process.env

let dapp
let driver

before(async () => {
  dapp = await startDapp()
  const options = new chrome.Options().setChromeBinaryPath(CHROMIUM)
  options.addArguments('--headless', ...JSON.parse(CHROMIUM_ARGS))
  driver = await new Builder()
    .forBrowser(Browser.CHROME)
    .setChromeOptions(options)
    .setChromeService(new chrome.ServiceBuilder(CHROMEDRIVER))
    .build()
  await driver.sendDevToolsCommand('Page.addScriptToEvaluateOnNewDocument', {
    source: `${wallets};latchkitWallets.install()`,
  })
})
after(async () => {
  await driver?.quit()
  dapp?.stop()
})

const press = (name) => driver.findElement(By.xpath(`//button[.="${name}"]`)).click()
const expectStatus = async (pattern) => {
  const status = driver.findElement(By.css('[role=status]'))
  await driver.wait(until.elementTextMatches(status, pattern), 20_000)
}

test('connects, pays, and follows the user who switches the account', async () => {
  await driver.get(dapp.url)
  await press('Connect')
  await expectStatus(/^Connected: 0xf39f/i)
  await press('Pay')
  await expectStatus(/^Paid in block 1$/)
  const methods = await driver.executeScript(
    'return latchkitWallets.wallets.harbor.prompts.map(({ method }) => method)',
  )
  assert.deepEqual(methods, ['eth_requestAccounts', 'eth_sendTransaction'])
  await driver.executeScript('latchkitWallets.wallets.harbor.switchAccount(1)')
  await expectStatus(/^Connected: 0x7099/i)
})

test('shows that the user rejects', async () => {
  await driver.get(dapp.url)
  await driver.executeScript(
    "const { harbor } = latchkitWallets.wallets; harbor.forget(); harbor.set({ answer: 'reject' })",
  )
  await press('Connect')
  await expectStatus(/^Error 4001:/)
})
