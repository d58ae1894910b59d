import { createElement, type ReactNode } from 'react'

/** Converts the elements of an image. React inserts them also in a view that is prepared and hidden, where no effect runs. */
export function toReactElement(element: Element, key?: number): ReactNode {
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
  const { style } = element as SVGElement
  const children = [...element.childNodes].map((child, index) =>
    child instanceof Element ? toReactElement(child, index) : child.textContent,
  )
  return createElement(
    element.localName,
    {
      key,
      ...Object.fromEntries(attributes.map(({ name, value }) => [toPropertyName(name), value])),
      style: Object.fromEntries(
        [...style].map((name) => [toPropertyName(name), style.getPropertyValue(name)]),
      ),
    },
    ...children,
  )
}

const toPropertyName = (name: string) =>
  name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
