export { buttons as buttonsRu } from '../../copy/languages/ru/buttons.js'
