import { type ComponentObjectPropsOptions, type DefineComponent, defineComponent, h, inject } from 'vue'
import { MissingPluginError } from '../context/MissingPluginError.js'
import { elementsKey } from './elementsKey.js'

/**
 * Creates the component of an element. It renders the element by its name, so an app needs no `isCustomElement`.
 *
 * @param kind - The last part of the element's name.
 */
export function createElementComponent<Props extends object>(
  name: string,
  kind: string,
  props: ComponentObjectPropsOptions<Props>,
): DefineComponent<Props> {
  const component = defineComponent({
    name,
    // The values are attributes, whatever their types are.
    props: props as ComponentObjectPropsOptions,
    setup(values: { readonly label?: string | undefined }, { slots }) {
      const prefix = inject(elementsKey, undefined)
      if (prefix === undefined) throw new MissingPluginError('latchkitElements')
      // The element shows its content until its script is loaded, such as in the markup of a server.
      return () => h(`${prefix}-${kind}`, values, slots.default?.() ?? values.label)
    },
  })
  // Vue infers the same props from their options, with types that a generic function cannot compare.
  return component as unknown as DefineComponent<Props>
}
