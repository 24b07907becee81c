// `npm pack` here would pack the website with all that it is made of: `npm run package` packs the tool.
console.error('npm pack packs the website: npm run package packs the command-line tool');
process.exitCode = 1;
