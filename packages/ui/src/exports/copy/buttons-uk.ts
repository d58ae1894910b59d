export { buttons as buttonsUk } from '../../copy/languages/uk/buttons.js'
