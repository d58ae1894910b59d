import { writeFileSync } from 'node:fs'
import { findElements } from './findElements.mjs'
import { elementKey } from './startWebKit.mjs'
import { until } from './until.mjs'

/**
 * Sends the commands of W3C WebDriver to a browser.
 *
 * @typedef {object} Transport
 * @property {string} name
 * @property {string} version
 * @property {(name: 'navigate' | 'refresh' | 'execute' | 'click' | 'sendKeys' | 'performActions' | 'switchToFrame' | 'getWindow' |
 * 'getWindows' | 'switchToWindow' | 'newWindow' | 'closeWindow' | 'setWindowRect' | 'screenshot', parameters: Record<string, any>) => Promise<any>} command
 * @property {() => Promise<string[]>} readConsole
 * @property {() => Promise<void>} stop
 */

/** @typedef {{ selector: string, name?: string }} Target An element: `name` is the start of its accessible name or its text. */
/** @typedef {ReturnType<typeof createDriver>} Driver */

/** Keys of WebDriver. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008' }

/** Errors after which the element can be clicked when its page has changed: it is still covered, moves, or was replaced. */
const isPassing = /intercepted|not interactable|stale|no such element|obscured/

/**
 * Runs in a page: whether no entrance or change of a view moves its elements. WebKit presses the place where a moving element was when it was
 * found, and reports no error. Spinners never end, and the time of a QR code takes minutes. Uses nothing outside of this function.
 */
function isAtRest() {
  const longestMs = 2_000
  const hosts = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [document, ...hosts].every((root) =>
    root.getAnimations().every(({ playState, effect }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {}
      return playState !== 'running' || Number(endTime) > longestMs
    }),
  )
}

/** @param {Transport} transport */
export function createDriver(transport) {
  const { command } = transport

  /**
   * Runs a function in the page, or in the frame that is selected.
   *
   * @template Result
   * @param {(...values: any[]) => Result} action @param {readonly unknown[]} values
   * @returns {Promise<Awaited<Result>>}
   */
  const run = (action, ...values) =>
    command('execute', { script: `return (${action})(...arguments)`, args: values })

  /** @param {Target} target @returns {Promise<string | undefined>} */
  async function find({ selector, name }) {
    const [element] = await run(findElements, selector, name ?? null)
    return /** @type {any} */ (element)?.[elementKey]
  }

  const describe = async () => {
    const text = await run(() => [location.href, document.title, document.body?.textContent?.slice(-600)])
    return `The page is ${JSON.stringify(text)}`
  }

  /** @param {Target} target */
  const toText = ({ selector, name }) => `${selector}${name === undefined ? '' : ` "${name}"`}`

  const driver = {
    browser: transport.name,
    version: transport.version,
    run,
    /** @param {string} url */
    goto: (url) => command('navigate', { url }),
    reload: () => command('refresh', {}),
    readConsole: transport.readConsole,
    stop: transport.stop,

    /** @param {Target} target */
    has: async (target) => (await find(target)) !== undefined,

    /** Waits until an element is displayed. @param {Target} target */
    expect: (target) => until(`${toText(target)} is displayed`, () => find(target), describe),

    /** Waits until an element is not displayed. @param {Target} target */
    expectNo: (target) =>
      until(`${toText(target)} disappears`, async () => (await find(target)) === undefined, describe),

    /** Waits until the text of an element matches. @param {string} selector @param {RegExp} pattern */
    async expectText(selector, pattern) {
      /** @type {string | null} */
      let text = null
      await until(
        `the text of ${selector} matches ${pattern}`,
        async () => {
          text = await run((css) => document.querySelector(css)?.textContent ?? null, selector)
          return text !== null && pattern.test(text)
        },
        async () => `It is ${text}. ${await describe()}`,
      )
      return text ?? ''
    },

    /** Presses an element when it is displayed and enabled. @param {Target} target */
    click: (target) =>
      until(
        `${toText(target)} can be pressed`,
        async () => {
          const element = await find(target)
          if (element === undefined || !(await run(isAtRest))) return false
          try {
            await command('click', { element })
            return true
          } catch (error) {
            const { code = '' } = /** @type {{ code?: string }} */ (error)
            if (isPassing.test(code)) return false
            throw error
          }
        },
        describe,
      ),

    /** Writes into a field. @param {Target} target @param {string} text */
    async type(target, text) {
      const element = await driver.expect(target)
      await command('sendKeys', { element, text })
    },

    /** Presses keys, the last one while the others are held. @param {string[]} pressed */
    async press(...pressed) {
      const down = pressed.map((value) => ({ type: 'keyDown', value }))
      const up = pressed.toReversed().map((value) => ({ type: 'keyUp', value }))
      await command('performActions', { actions: [{ type: 'key', id: 'keys', actions: [...down, ...up] }] })
    },

    /**
     * Runs in a frame of the page, which has an origin of its own.
     *
     * @template Result @param {string} selector @param {() => Promise<Result>} action
     */
    async inFrame(selector, action) {
      await driver.expect({ selector })
      await until(`${selector} is at rest`, () => run(isAtRest), describe)
      const element = await driver.expect({ selector })
      await command('switchToFrame', { element })
      try {
        return await action()
      } finally {
        await command('switchToFrame', {})
      }
    },

    /**
     * Runs in the window that `open` opens, and returns when it is closed: by its page, or here.
     *
     * @param {() => Promise<unknown>} open @param {() => Promise<unknown>} action
     */
    async inWindow(open, action) {
      const own = await command('getWindow', {})
      const before = await command('getWindows', {})
      await open()
      const opened = await until('a window opens', async () =>
        (await command('getWindows', {})).find((/** @type {string} */ handle) => !before.includes(handle)),
      )
      await command('switchToWindow', { handle: opened })
      try {
        await action()
      } finally {
        await command('switchToWindow', { handle: own })
      }
      return {
        /** Waits until its page has closed it. */
        expectClosed: () =>
          until(
            'the page closes the window',
            async () => !(await command('getWindows', {})).includes(opened),
          ),
        /** Closes it, as its user does. */
        async close() {
          await command('switchToWindow', { handle: opened })
          await command('closeWindow', {})
          await command('switchToWindow', { handle: own })
        },
      }
    },

    /** Runs at a URL in a tab of its own. @param {string} url @param {() => Promise<unknown>} action */
    async inTab(url, action) {
      const tab = await driver.inWindow(
        () => command('newWindow', { type: 'tab' }),
        async () => {
          await driver.goto(url)
          await action()
        },
      )
      await tab.close()
    },

    /** @param {number} width @param {number} height */
    setSize: (width, height) => command('setWindowRect', { width, height }),

    /** @param {string} path */
    async screenshot(path) {
      writeFileSync(path, Buffer.from(await command('screenshot', {}), 'base64'))
    },
  }
  return driver
}
