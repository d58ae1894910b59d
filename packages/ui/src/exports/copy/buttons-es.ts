export { buttons as buttonsEs } from '../../copy/languages/es/buttons.js'
