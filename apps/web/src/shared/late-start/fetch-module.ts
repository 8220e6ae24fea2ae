const ownModule = /https?:\S+\/assets\/\S+\.js/;

/**
 * Imports a part of the application. Chromium keeps it for good that a module did not come, and says so at once when it is
 * imported again: then it is asked for under another address, so that it comes as soon as the line is back.
 * @throws what the import threw, when the module does not come then either
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = ownModule.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module;
  }
}
