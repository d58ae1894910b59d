export {
  LatchkitAccountButton,
  type LatchkitAccountButtonProps,
  LatchkitButton,
  type LatchkitButtonProps,
  LatchkitModal,
  LatchkitNetworkButton,
  type LatchkitNetworkButtonProps,
} from '../elements/components.js'
export { type LatchkitElementsOptions, latchkitElements } from '../elements/latchkitElements.js'
