import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/devnet/src/exports/index.js'
import { start } from '../processes.mjs'
import { until } from './until.mjs'

/** @typedef {import('./createDriver.mjs').Transport} Transport */

/** The commands of W3C WebDriver: method and path below the session. `:element` is the id of an element. */
const commands = /** @type {const} */ ({
  navigate: ['POST', '/url'],
  refresh: ['POST', '/refresh'],
  execute: ['POST', '/execute/sync'],
  click: ['POST', '/element/:element/click'],
  sendKeys: ['POST', '/element/:element/value'],
  performActions: ['POST', '/actions'],
  switchToFrame: ['POST', '/frame'],
  getWindow: ['GET', '/window'],
  getWindows: ['GET', '/window/handles'],
  switchToWindow: ['POST', '/window'],
  newWindow: ['POST', '/window/new'],
  closeWindow: ['DELETE', '/window'],
  setWindowRect: ['POST', '/window/rect'],
  screenshot: ['GET', '/screenshot'],
})

/** The key of an element's id in the JSON of WebDriver. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Starts WebKitGTK on a screen of its own (Xvfb), with its test browser and its driver.
 *
 * @see https://www.w3.org/TR/webdriver2/
 * @param {{ driver: string, browser: string, screen: string, isMotionReduced?: boolean, isDark?: boolean }} options
 * @returns {Promise<Transport>}
 */
export async function startWebKit({ driver, browser, screen, isMotionReduced = false, isDark = false }) {
  const home = mkdtempSync(join(tmpdir(), 'latchkit-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  // WebKitGTK takes the preferences of the user from GTK.
  const settings = [
    '[Settings]',
    `gtk-enable-animations=${isMotionReduced ? 0 : 1}`,
    `gtk-application-prefer-dark-theme=${isDark ? 1 : 0}`,
  ]
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `${settings.join('\n')}\n`)
  let output = ''
  const onOutput = (/** @type {string} */ text) => (output += text)
  let display = ''
  const xvfb = start([screen, '-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    onOutput: (text) => {
      display += text
    },
  })
  /** @type {import('../processes.mjs').Child[]} */
  const children = [xvfb]
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const number = await until('Xvfb writes the number of its display', () => /^(\d+)\n/m.exec(display)?.[1])
    const port = await freePort()
    const env = {
      DISPLAY: `:${number}`,
      LANG: 'en_US.UTF-8',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    }
    children.push(start([driver, `--port=${port}`], { env, onOutput }))
    const url = `http://127.0.0.1:${port}`
    await until('WebKitWebDriver accepts connections', () =>
      request(`${url}/status`, 'GET').catch(() => undefined),
    )
    const options = { binary: browser, args: ['--automation'] }
    const { sessionId, capabilities } = await request(`${url}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    const session = `${url}/session/${sessionId}`
    return {
      name: 'WebKit',
      version: capabilities.browserVersion,
      command(name, { element, ...parameters }) {
        const [method, path] = commands[name]
        const target = `${session}${path.replace(':element', element ?? '')}`
        const body =
          name === 'switchToFrame' ? { id: element ? { [elementKey]: element } : null } : parameters
        return request(target, method, body)
      },
      // Not readable: a page reports its own errors.
      readConsole: async () => [],
      async stop() {
        await request(session, 'DELETE').catch(() => {})
        await stop()
      },
    }
  } catch (cause) {
    await stop()
    throw new Error(`WebKitGTK (${driver}) did not start. Its output: ${output.slice(-2000)}`, { cause })
  }
}

/** @param {string} url @param {'GET' | 'POST' | 'DELETE'} method @param {object} [body] */
async function request(url, method, body) {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw Object.assign(new Error(value.message), { code: value.error })
  return value
}
