// The board: plain JavaScript, served as it is. What `mount` is given is described in the house's
// web/README.md, "A board in a package of its own". The frame around it writes the prompt, the list
// of moves, the log and the players' names; a board only draws what lies on the table.

export const rules = { choose: 'HC-3' }

export function mount(target, props) {
  const table = element('div', 'highcard-table')
  target.append(table)

  function update({ view, names, texts, busy, act }) {
    table.replaceChildren(
      ...names.map((name, seat) => place(view, seat, name)),
      choices(view, texts, busy, act),
    )
  }

  update(props)
  return {
    update,
    destroy() {
      table.remove()
    },
  }
}

/** A player's place: the card, and the rounds that were won. */
function place(view, seat, name) {
  const card = view.cards[seat]
  const at = element('div', 'highcard-place')
  if (view.actors.includes(seat)) at.classList.add('asked')
  const drawn = element('div', card === null ? 'highcard-card back' : 'highcard-card', card ?? '?')
  at.append(element('span', '', name), drawn, element('span', '', '★'.repeat(view.points[seat])))
  return at
}

/** What may be done, as buttons: the actions that came with the view, and no others. */
function choices(view, texts, busy, act) {
  const row = element('div', 'highcard-choices')
  for (const action of view.actions) {
    const button = element('button', '', texts.tell('action', action))
    button.disabled = busy
    button.addEventListener('click', () => act(action))
    row.append(button)
  }
  return row
}

function element(kind, name, text = '') {
  const made = document.createElement(kind)
  if (name) made.className = name
  made.textContent = text
  return made
}
