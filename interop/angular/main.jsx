// Compiles the template in the browser, so that the page needs no build of Angular.
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { act, actionNames, kit, readAccount } from './shared/elements.js'

class App {
  account = signal(readAccount())
  result = signal('')
  names = actionNames
  stop = kit.subscribe(() => this.account.set(readAccount()))

  async run(name) {
    this.result.set('')
    this.result.set(await act(name))
  }

  ngOnDestroy() {
    this.stop()
  }
}

Component({
  selector: '#root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <latchkit-button></latchkit-button>
    <output aria-label="Status">{{ account().status }}</output>
    <output aria-label="Address">{{ account().address }}</output>
    @for (name of names; track name) {
      <button type="button" (click)="run(name)">{{ name }}</button>
    }
    <output aria-label="Result">{{ result() }}</output>
  `,
})(App)

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })
