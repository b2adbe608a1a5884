/** Whether grids are seen from the opposite side: for a look only, positions keep the names that they have. */
class Turned {
  now = $state(false);

  turn(): void {
    this.now = !this.now;
  }
}

export const turned = new Turned();
