// The time, once a second, for whoever shows how long something has lasted.

class Clock {
  now = $state(Date.now())

  constructor() {
    setInterval(() => (this.now = Date.now()), 1000)
  }
}

export const clock = new Clock()
