import { type ChainNamespace, ConfigError, type Latchkit } from '@latchkit/core'
import { getPage } from '../page/getPage.js'
import type { PartKind, PartProps } from '../page/Page.js'

/** The attributes of an element, which are its properties too. */
type Attribute = keyof PartProps

/** The class of an element, with the kit that it was defined for. */
export type ElementClass = CustomElementConstructor & { readonly kit?: Latchkit | undefined }

/** Created when the elements are defined: a server has no `HTMLElement`. */
export function createElementClass(
  kit: Latchkit,
  kind: PartKind,
  attributes: readonly Attribute[],
): ElementClass {
  const page = getPage(kit)

  class LatchkitElement extends HTMLElement {
    static readonly observedAttributes = attributes
    static readonly kit = kit
    readonly kit = kit
    readonly #key = page.createKey()
    readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    #isShown = false

    constructor() {
      super()
      adoptHostStyles(this.#root)
      for (const name of attributes) takeOverProperty(this, name)
    }

    connectedCallback(): void {
      this.#isShown = true
      this.#show()
    }

    disconnectedCallback(): void {
      // An element that is moved in the document is connected again in the same task, and keeps its content.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#isShown = false
        page.setPart(this.#key, undefined)
      })
    }

    attributeChangedCallback(): void {
      if (this.#isShown) this.#show()
    }

    override click(): void {
      const button = this.#root.querySelector('button')
      if (button) button.click()
      else super.click()
    }

    #show(): void {
      page.setPart(this.#key, { kind, root: this.#root, props: readProps(this, attributes, kit) })
    }
  }

  for (const name of attributes) Object.defineProperty(LatchkitElement.prototype, name, toAccessor(name))
  return LatchkitElement
}

function readProps(element: Element, attributes: readonly Attribute[], kit: Latchkit): PartProps {
  const namespace = element.getAttribute('namespace') ?? undefined
  const values: { readonly [Name in Attribute]: PartProps[Name] } = {
    namespace: namespace === undefined ? undefined : parseNamespace(namespace, kit),
    label: element.getAttribute('label') ?? undefined,
    balance: element.getAttribute('balance') === 'hide' ? 'hide' : 'show',
    disabled: element.hasAttribute('disabled') || undefined,
  }
  return Object.fromEntries(attributes.map((name) => [name, values[name]]))
}

function parseNamespace(value: string, { config }: Latchkit): ChainNamespace {
  const network = config.networks.find(({ chainNamespace }) => chainNamespace === value)
  if (network) return network.chainNamespace
  const known = [...new Set(config.networks.map(({ chainNamespace }) => `"${chainNamespace}"`))]
  throw new ConfigError({
    path: 'namespace',
    reason: `the attribute must be a namespace of the configured networks (${known.join(', ')}), got "${value}"`,
  })
}

/** A property that was set before the class was known hides the accessor of the class. */
function takeOverProperty(element: HTMLElement, name: Attribute): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}

function toAccessor(name: Attribute): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return name === 'disabled' ? this.hasAttribute(name) : (this.getAttribute(name) ?? undefined)
    },
    set(value: unknown) {
      if (value === undefined || value === null || value === false) this.removeAttribute(name)
      else this.setAttribute(name, value === true ? '' : String(value))
    },
  }
}

/** The element has the size of its button. Its content is not wider than its place. */
const hostCss = ':host{display:inline-flex;max-width:100%;vertical-align:middle}:host([hidden]){display:none}'

function adoptHostStyles(root: ShadowRoot): void {
  // Test environments (jsdom) have no constructable style sheets.
  if (!root.adoptedStyleSheets) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hostCss)
  root.adoptedStyleSheets.push(sheet)
}
