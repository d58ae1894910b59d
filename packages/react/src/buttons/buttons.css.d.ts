/** The styles of the buttons: imported for its side effect only. */
export {}
