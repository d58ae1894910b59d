export { createModal, type Modal } from '../createModal.js'
export { defineElements } from '../defineElements.js'
export type {
  LatchkitAccountButtonElement,
  LatchkitButtonElement,
  LatchkitElement,
  LatchkitModalElement,
  LatchkitNetworkButtonElement,
} from '../elements/LatchkitElement.js'
